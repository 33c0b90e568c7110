// The module that web/sentences.ts makes from src/bohnhof/sentences.
declare module "virtual:sentences" {
  const languages: Record<string, { name: string; load: () => Promise<{ default: import("./fluent").Messages }> }>;
  export default languages;
}
