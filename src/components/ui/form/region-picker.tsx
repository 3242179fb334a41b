import { useCallback, useEffect, useRef, useState } from 'react'
import { ScrollView, Text, View } from '@tarojs/components'
import styles from './region-picker.module.scss'
import { cx } from '../cx'
import { Icon } from '../icon'
import { Loading } from '../loading'
import { useUid } from '../popup/use-uid'
import { ErrorState } from '../page-state'
import { Sheet } from '../sheet'
import { Tap } from '../tap'
import { uiTexts } from '../texts'
import { readOn } from './read-on'

export interface Region {
  code: string
  name: string
}

/** Children of a region; the top level for null. */
export type RegionLoader = (parent: Region | null, level: number) => Promise<readonly Region[]>

export interface RegionPickerProps {
  open: boolean
  onClose: () => void
  /** How deep a full choice is: 3 province, city, district; 2 without districts. */
  levels: 2 | 3
  load: RegionLoader
  /** What is chosen, from the top level down; shorter than `levels` or empty while incomplete. */
  value: readonly Region[]
  /** Called once, with a full path. A region without children ends the path early. */
  onChange: (path: readonly Region[]) => void
  title: string
}

type Options = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; regions: readonly Region[] }

/** A cascade of regions in a sheet: a tab per chosen level, the list of the open level below. */
export function RegionPicker({ open, onClose, levels, load, value, onChange, title }: RegionPickerProps) {
  const [path, setPath] = useState<readonly Region[]>(value)
  const [level, setLevel] = useState(0)
  const [options, setOptions] = useState<Options>({ state: 'loading' })
  const turn = useRef(0)
  const listId = useUid('regions')

  const show = useCallback(
    async (next: readonly Region[], at: number) => {
      turn.current += 1
      const mine = turn.current
      setOptions({ state: 'loading' })
      setLevel(at)
      try {
        const regions = await load(next[at - 1] ?? null, at)
        if (turn.current !== mine) return
        if (regions.length === 0 && at > 0) {
          onChange(next)
          onClose()
          return
        }
        setOptions({ state: 'ready', regions })
      } catch {
        if (turn.current === mine) setOptions({ state: 'failed' })
      }
    },
    [load, onChange, onClose]
  )

  // Opens at the level of the last choice, with the choice made so far; nothing else restarts it.
  const start = useRef(() => undefined as void)
  useEffect(() => {
    start.current = () => {
      setPath(value)
      void show(value, Math.min(value.length, levels) === levels ? levels - 1 : value.length)
    }
  })
  useEffect(() => {
    if (open) start.current()
    else turn.current += 1
  }, [open])

  // The list that somebody chose from is gone: the focus goes into the new one, not to the page behind.
  const followed = useRef(false)
  const { state } = options
  useEffect(() => {
    if (state !== 'ready' || !followed.current) return
    followed.current = false
    readOn(listId)
  }, [state, listId])

  const choose = (region: Region) => {
    followed.current = true
    const next = [...path.slice(0, level), region]
    setPath(next)
    if (next.length === levels) {
      onChange(next)
      onClose()
    } else void show(next, level + 1)
  }

  return (
    <Sheet open={open} title={title} onClose={onClose} height="tall" ownScroll>
      <View className={styles.tabs} role="tablist" aria-label={title}>
        {Array.from({ length: Math.min(path.length + 1, levels) }, (_, at) => (
          <Tap
            key={at}
            role="tab"
            className={cx(styles.tab, at === level && styles.tabOn)}
            selected={at === level}
            onTap={() => {
              if (at === level) return
              followed.current = true
              void show(path, at)
            }}
          >
            {path[at]?.name ?? uiTexts.choose}
          </Tap>
        ))}
      </View>
      <View className={styles.news} role="status">
        {options.state === 'ready'
          ? uiTexts.regionList(path[level - 1]?.name ?? '', options.regions.length)
          : ''}
      </View>
      <ScrollView scrollY className={styles.list}>
        {options.state === 'loading' && <Loading inline />}
        {options.state === 'failed' && <ErrorState onRetry={() => void show(path, level)} />}
        {options.state === 'ready' && (
          <View id={listId} role="listbox" aria-label={title}>
            {options.regions.map((region) => {
              const on = region.code === path[level]?.code
              return (
                <Tap
                  key={region.code}
                  role="option"
                  className={cx(styles.row, on && styles.rowOn)}
                  selected={on}
                  onTap={() => choose(region)}
                >
                  <Text className={styles.name}>{region.name}</Text>
                  {on && <Icon name="check" size={18} tone="primary" />}
                </Tap>
              )
            })}
          </View>
        )}
      </ScrollView>
    </Sheet>
  )
}
