import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** As Vite's development server calls the worker of the site. */
const ADDRESS = /^\/workers\/worker\.ts\?.*\bworker_file\b/;

/**
 * Serves the worker as one script. As it is developed it is some two hundred modules, which each worker that a test
 * starts would ask for anew, one by one.
 */
export function bundledWorker(): Plugin {
  let making: Promise<string> | undefined;
  return {
    name: 'bundled-worker',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!ADDRESS.test(request.url ?? '')) return next();
        making ??= bundle(path.join(root, 'workers/worker.ts'));
        making.then((script) => {
          response.setHeader('content-type', 'text/javascript');
          response.end(script);
        }, next);
      });
    },
  };
}

async function bundle(input: string): Promise<string> {
  const made = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      rolldownOptions: { input, output: { format: 'es', codeSplitting: false } },
    },
  });
  const { output } = (Array.isArray(made) ? made[0] : made) as Rolldown.RolldownOutput;
  return output[0].code;
}
