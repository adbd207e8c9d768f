import type { Messages } from '../en/index.ts';
import { article } from './article.ts';
import { claims } from './claims.ts';
import { data } from './data.ts';
import { elo } from './elo.ts';
import { embed } from './embed.ts';
import { figure } from './figure.ts';
import { figures } from './figures/index.ts';
import { manners } from './manners.ts';
import { page } from './page.ts';
import { pins } from './pins.ts';
import { share } from './share.ts';

export const zh: Messages = {
  article,
  claims,
  data,
  elo,
  embed,
  figure,
  figures,
  manners,
  page,
  pins,
  share,
};
