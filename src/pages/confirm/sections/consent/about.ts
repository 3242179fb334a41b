/** What an informed consent is about: what is looked for in the genes. */
export type ConsentAbout = 'tumours' | 'drugs'
