import { Fragment } from 'react'
import { Text, View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { Img } from '@/components/ui/img'
import { Tap } from '@/components/ui/tap'
import type { Block, Span, Tree } from '@/domain/article/tree'
import { navigateTo } from '@/routes/navigate'
import styles from './body.module.scss'

/** The text of an article, each block by a part of its own. */
export function Body({ tree }: { tree: Tree }) {
  return (
    <View className={styles.body}>
      {tree.map((block, index) => (
        // Blocks have no name and never move.
        <Fragment key={index}>{drawn(block)}</Fragment>
      ))}
    </View>
  )
}

function drawn(block: Block) {
  switch (block.kind) {
    case 'text':
      return (
        <View className={styles.text}>
          <Spans spans={block.spans} />
        </View>
      )
    case 'heading':
      return (
        <View
          className={block.level === 2 ? styles.heading : styles.under}
          role="heading"
          aria-level={String(block.level)}
        >
          {block.text}
        </View>
      )
    case 'list':
      return (
        <View className={styles.list} role="list">
          {block.items.map((spans, index) => (
            <View key={index} className={styles.item} role="listitem">
              <View className={cx(styles.mark, !block.ordered && styles.dot)} aria-hidden={!block.ordered}>
                {block.ordered ? index + 1 : ''}
              </View>
              <View className={styles.itemText}>
                <Spans spans={spans} />
              </View>
            </View>
          ))}
        </View>
      )
    case 'note':
      return (
        <View className={styles.note}>
          {block.paragraphs.map((spans, index) => (
            <View key={index} className={styles.noteText}>
              <Spans spans={spans} />
            </View>
          ))}
        </View>
      )
    case 'picture':
      return (
        <Img
          src={block.src}
          alt={block.alt}
          ratio={2.25}
          fit="contain"
          round="16"
          className={styles.picture}
        />
      )
  }
}

/** Words of a line; a link among them is a control of its own. */
function Spans({ spans }: { spans: readonly Span[] }) {
  return (
    <>
      {spans.map(({ text, strong, em, to }, index) => {
        const style = cx(strong && styles.strong, em && styles.em)
        return to === undefined ? (
          <Text key={index} className={style}>
            {text}
          </Text>
        ) : (
          <Tap key={index} role="link" className={cx(styles.link, style)} onTap={() => navigateTo(to)}>
            {text}
          </Tap>
        )
      })}
    </>
  )
}
