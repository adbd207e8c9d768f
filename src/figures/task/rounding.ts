/** Times, money and ratios of them are the same where they differ by no more than this share: by rounding of doubles alone. */
export const ROUNDING = 1e-9;
