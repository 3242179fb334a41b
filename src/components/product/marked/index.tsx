import { Text } from '@tarojs/components'
import { markMatches } from '@/domain/search/highlight'
import styles from './index.module.scss'

/** A text in which the words of a query stand out. */
export function Marked({ text, query }: { text: string; query: string }) {
  return (
    <>
      {markMatches(text, query).map((piece, at) => (
        <Text key={at} className={piece.hit ? styles.hit : ''}>
          {piece.text}
        </Text>
      ))}
    </>
  )
}
