/**
 * The version of the model. It goes up whenever the same parameters and seed would give other numbers,
 * and stands in links and exports, so that an old digest is never compared with a new one. Versions count from
 * the first release; before it, numbers may change under the same version.
 */
export const MODEL_VERSION = 1;
