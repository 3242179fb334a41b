import { useSaid } from '@/components/ui/page-shell/said'

export interface ListedProps {
  count: number
  /** There are others, which come as the list is gone down. */
  more: boolean
}

/** Of a list that has come, was narrowed or has become longer: how much is in it. */
export function Listed({ count, more }: ListedProps): null {
  useSaid(more ? `已加载${count}项，往下还有` : `共${count}项`)
  return null
}
