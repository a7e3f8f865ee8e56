import { houseIds, readYaml } from './contentFiles.ts';

/** Returns each wrong field of `content/showcase` with its file and the reason; null if all are right. For Node, before a build. */
export async function houseProblem(): Promise<Error | null> {
  try {
    // Loading the schemas fails if `content/site.json` is wrong.
    const { ShowcaseSchema } = await import('./contentSchemas.ts');
    const found = houseIds().map(async (id) => {
      const { error } = await ShowcaseSchema.safeParseAsync(readYaml(`showcase/${id}.yaml`));
      return (error?.issues ?? []).map(
        ({ path, message }) => `content/showcase/${id}.yaml, ${path.join('.')}: ${message}`,
      );
    });
    const problems = (await Promise.all(found)).flat();
    return problems.length > 0 ? new Error(problems.join('\n')) : null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
