import type { Locator } from 'playwright';

/**
 * Chooses a radio button that is drawn as words, as a hand does: by its words, once they stand still and nothing lies over them.
 * The button itself has no size, so that a click on it would be forced, and go astray where the page moves.
 */
export const chooseRadio = (radio: Locator) => radio.locator('xpath=ancestor::label').click();
