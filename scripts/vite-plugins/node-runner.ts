import { createRunnableDevEnvironment, type Plugin, resolveConfig } from 'vite';

export interface NodeRunner<Module> {
  readonly module: Module;
  close(): Promise<void>;
}

/**
 * Imports a module of the site into Node, read by Vite with these plugins. Vite's own `runnerImport` is the same but closes
 * at once, after which the module can import nothing more; this one is closed by its user.
 */
export async function runInNode<Module>(
  entry: string,
  plugins: readonly Plugin[],
): Promise<NodeRunner<Module>> {
  const name = 'pages';
  const config = await resolveConfig(
    {
      configFile: false,
      envDir: false,
      cacheDir: process.cwd(),
      plugins: [...plugins],
      environments: {
        [name]: {
          consumer: 'server',
          dev: { moduleRunnerTransform: true },
          resolve: { external: true, mainFields: [], conditions: ['node'] },
        },
      },
    },
    'serve',
  );
  const environment = createRunnableDevEnvironment(name, config, {
    runnerOptions: { hmr: { logger: false } },
    hot: false,
  });
  await environment.init();
  const module = (await environment.runner.import(entry)) as Module;
  return { module, close: () => environment.close() };
}
