import type { BlockContent, Link, Nodes, PhrasingContent, RootContent } from 'mdast'
import type { Block, Span } from '@/domain/article/tree'
import { IMPORT_TEXTS as texts } from './texts'

/** What of the text cannot be published, by its line in the file. */
interface Wrong {
  readonly line: number
  readonly why: string
}

interface Marks {
  readonly strong?: boolean
  readonly em?: boolean
  readonly to?: string
}

/** Names of Markdown's parts as who writes knows them; what has no name here is one that no page draws. */
const NAMES: Readonly<Record<string, string>> = {
  html: 'HTML 标签',
  code: '代码块',
  inlineCode: '行内代码',
  thematicBreak: '分隔线',
  table: '表格',
  definition: '引用式链接',
  linkReference: '引用式链接',
  imageReference: '引用式图片',
  footnoteDefinition: '脚注',
  footnoteReference: '脚注'
}

/**
 * Turns Markdown into the tree that pages draw. What the tree has no block for is refused, so that nothing of a file reaches a page
 * that no part of ours draws: neither HTML nor a script nor an address of another site.
 */
export class TreeMaker {
  readonly wrong: Wrong[] = []

  /**
   * @param pictureOf the address under which a picture of the file is served; null: there is none
   */
  constructor(
    private readonly pictureOf: (written: string) => string | null,
    private readonly isPage: (path: string) => boolean
  ) {}

  blocks(nodes: readonly RootContent[]): Block[] {
    return nodes.flatMap((node): Block[] => {
      switch (node.type) {
        case 'yaml':
          return []
        case 'paragraph':
          return this.paragraph(node.children)
        case 'heading': {
          if (node.depth !== 2 && node.depth !== 3) return this.refuse(node, texts.headingLevel)
          const text = this.spans(node.children)
            .map((span) => span.text)
            .join('')
          return text === '' ? [] : [{ kind: 'heading', level: node.depth, text }]
        }
        case 'list':
          return [
            {
              kind: 'list',
              ordered: node.ordered === true,
              items: node.children.map((item) => this.inner(item.children))
            }
          ]
        case 'blockquote':
          return [{ kind: 'note', paragraphs: node.children.map((child) => this.inner([child])) }]
        default:
          return this.refuse(node, texts.noBlock(NAMES[node.type] ?? node.type))
      }
    })
  }

  /** A picture stands alone in its paragraph. */
  private paragraph(children: readonly PhrasingContent[]): Block[] {
    const [only] = children
    if (only?.type === 'image' && children.length === 1) {
      const src = this.pictureOf(only.url)
      if (src === null) return this.refuse(only, texts.noPicture(only.url))
      if (!only.alt) return this.refuse(only, texts.noAlt)
      return [{ kind: 'picture', src, alt: only.alt }]
    }
    const spans = this.spans(children)
    return spans.length === 0 ? [] : [{ kind: 'text', spans }]
  }

  /** Of an item or a note: one paragraph. */
  private inner(children: readonly (BlockContent | RootContent)[]): Span[] {
    const [only] = children
    if (only?.type === 'paragraph' && children.length === 1) return this.spans(only.children)
    if (only) this.refuse(children.find((child) => child.type !== 'paragraph') ?? only, texts.oneParagraph)
    return []
  }

  private spans(nodes: readonly PhrasingContent[], marks: Marks = {}): Span[] {
    return nodes.flatMap((node): Span[] => {
      switch (node.type) {
        case 'text': {
          // A line that is wrapped in the file goes on: Chinese has no space there.
          const text = node.value.replace(/([^\x20-\x7e])\n(?=[^\x20-\x7e])/g, '$1').replace(/\n/g, ' ')
          return text === '' ? [] : [{ text, ...marks }]
        }
        case 'break':
          return [{ text: ' ', ...marks }]
        case 'strong':
          return this.spans(node.children, { ...marks, strong: true })
        case 'emphasis':
          return this.spans(node.children, { ...marks, em: true })
        case 'link':
          return this.link(node, marks)
        case 'image':
          return this.refuse(node, texts.pictureAlone)
        default:
          return this.refuse(node, texts.noBlock(NAMES[node.type] ?? node.type))
      }
    })
  }

  private link(node: Link, marks: Marks): Span[] {
    if (!this.isPage(node.url)) return this.refuse(node, texts.noPage(node.url))
    return this.spans(node.children, { ...marks, to: node.url })
  }

  private refuse(node: Nodes, why: string): [] {
    this.wrong.push({ line: node.position?.start.line ?? 1, why })
    return []
  }
}
