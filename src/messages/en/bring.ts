import { catalogues } from '../index.ts';
import { en } from './index.ts';

catalogues.en = en;
