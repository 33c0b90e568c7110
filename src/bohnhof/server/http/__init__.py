"""The doors: HTTP and WebSockets, and the process that serves them. Only this folder knows Starlette and uvicorn."""
