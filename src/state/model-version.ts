/** For reports: components may not reach into the model themselves. */
export { MODEL_VERSION } from '../model/version.ts';
