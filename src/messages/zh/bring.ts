import { catalogues, parameterTexts } from '../index.ts';
import { zh } from './index.ts';
import { parameters } from './parameters.ts';

catalogues.zh = zh;
parameterTexts.zh = parameters;
