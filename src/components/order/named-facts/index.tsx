import { Text } from '@tarojs/components'
import styles from './index.module.scss'

interface NamedFactsProps {
  facts: readonly string[]
  /** Masked; '' of nobody. */
  name: string
}

/** Facts in a line and whose they are: some browsers part a name from its stars (陈**) even where words are kept whole. */
export function NamedFacts({ facts, name }: NamedFactsProps) {
  const told = facts.filter((fact) => fact !== '')
  return (
    <>
      {[...told, ...(name === '' ? [] : [''])].join(' · ')}
      {name === '' ? null : <Text className={styles.name}>{name}</Text>}
    </>
  )
}
