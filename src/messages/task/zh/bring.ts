import { graphWords, taskCatalogues } from '../index.ts';
import { graphWords as words } from './graph-words/index.ts';
import { zh } from './index.ts';

taskCatalogues.zh = zh;
graphWords.zh = words;
