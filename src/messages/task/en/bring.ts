import { taskCatalogues } from '../index.ts';
import { en } from './index.ts';

taskCatalogues.en = en;
