import type { Root } from './stores/root'

/** WeChat shows a page that was covered as any that is shown again, and opens a mini-program that it ended by its first page. */
export const watchPutAside = (_root: Root): void => undefined
