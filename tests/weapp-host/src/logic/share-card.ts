import type { Project } from '../assets'
import type { Dict } from '../protocol'
import { parseUrl } from './page-stack'

/** How long WeChat waits for the `promise` of a card. */
export const CARD_PATIENCE_MS = 3000

const PICTURE = /\.(png|jpe?g)$/i

/** WeChat draws a screenshot in the place of a picture that it cannot show, and nothing of its own for `query`. */
function pictureFault(imageUrl: unknown): string[] {
  if (imageUrl === undefined) return []
  const text = String(imageUrl)
  const [address = ''] = text.split(/[?#]/)
  return [
    ...(/^(https?|wxfile):\/\/./.test(text) ? [] : [`picture ${text} is no absolute address`]),
    ...(PICTURE.test(address) ? [] : [`picture ${text} is neither PNG nor JPG`])
  ]
}

const titleFault = (title: unknown): string[] =>
  typeof title === 'string' && title.trim() !== '' ? [] : ['no title']

/** What is wrong with what `onShareAppMessage` gave. Without a path WeChat shares the page that is open. */
export function cardFaults({ title, path, imageUrl }: Dict, { pages }: Pick<Project, 'pages'>): string[] {
  const route = typeof path === 'string' ? parseUrl(path).route : undefined
  return [
    ...titleFault(title),
    ...(path === undefined || (route !== undefined && pages.includes(route))
      ? []
      : [`path ${String(path)} is no page of app.json`]),
    ...pictureFault(imageUrl)
  ]
}

/** What is wrong with what `onShareTimeline` gave: the page stays, only its query may be another. */
export const timelineFaults = ({ title, path, query, imageUrl }: Dict): string[] => [
  ...titleFault(title),
  ...(path === undefined ? [] : ['a path, which the timeline does not take']),
  ...(query === undefined || (typeof query === 'string' && !/^[?/]/.test(query))
    ? []
    : [`query ${String(query)} is no query`]),
  ...pictureFault(imageUrl)
]
