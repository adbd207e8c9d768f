import { createContext, useContext } from 'react';

/** A heading below that of the figure in which a plot stands. */
export type TitleLevel = 'h3' | 'h4';

const TitleLevelContext = createContext<TitleLevel>('h4');

/** Sets the level of the titles of plots inside: figures of a page may have headings of another level than those of the article. */
export const TitleLevelProvider = TitleLevelContext.Provider;

export const useTitleLevel = () => useContext(TitleLevelContext);
