import { createContext, useContext } from 'react';
import { catalogues, type Language, type Messages } from '../messages/index.ts';

const LanguageContext = createContext<Language>('en');

/** Sets the language of everything inside. */
export const LanguageProvider = LanguageContext.Provider;

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

export function useMessages(): Messages {
  return catalogues[useContext(LanguageContext)];
}
