/** What home fetches once its first screen stands. */
export { HelpEntry } from './help'
export { News } from './news'
export { Rails } from './rails'
