import type { Source } from '../../src/model/measure/source.ts';
import { rememberedGround, rememberedTaskScale } from './remembered.ts';

/** Grounds and scales as this worker remembers them. */
export const REMEMBERING: Source = { ground: rememberedGround, taskScale: rememberedTaskScale };
