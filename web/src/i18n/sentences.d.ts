// What web/sentences.ts makes of src/bohnhof/sentences.
declare module "virtual:sentences" {
  const languages: Record<string, { name: string; load: () => Promise<{ default: import("./fluent").Messages }> }>;
  export default languages;
}
