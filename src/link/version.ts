/** The version that is written. A link without one is read as this one. */
export const LINK_VERSION = 2;
