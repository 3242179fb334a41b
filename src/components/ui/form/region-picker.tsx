import { useCallback, useEffect, useRef, useState } from 'react'
import { ScrollView, Text, View } from '@tarojs/components'
import styles from './region-picker.module.scss'
import { cx } from '../cx'
import { Icon } from '../icon'
import { Loading } from '../loading'
import { ErrorState } from '../page-state'
import { Sheet } from '../sheet'
import { Tap } from '../tap'
import { uiTexts } from '../texts'
import { PickerRow } from './picker-field'

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
  title?: string
}

type Options = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; regions: readonly Region[] }

/** A cascade of regions in a sheet: a tab per chosen level, the list of the open level below. */
export function RegionPicker({
  open,
  onClose,
  levels,
  load,
  value,
  onChange,
  title = uiTexts.regionTitle
}: RegionPickerProps) {
  const [path, setPath] = useState<readonly Region[]>(value)
  const [level, setLevel] = useState(0)
  const [options, setOptions] = useState<Options>({ state: 'loading' })
  const turn = useRef(0)

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

  const choose = (region: Region) => {
    const next = [...path.slice(0, level), region]
    setPath(next)
    if (next.length === levels) {
      onChange(next)
      onClose()
    } else void show(next, level + 1)
  }

  return (
    <Sheet open={open} title={title} onClose={onClose} height="tall" ownScroll>
      <View className={styles.tabs} role="tablist">
        {Array.from({ length: Math.min(path.length + 1, levels) }, (_, at) => (
          <Tap
            key={at}
            role="tab"
            className={cx(styles.tab, at === level && styles.tabOn)}
            selected={at === level}
            onTap={() => void show(path, at)}
          >
            {path[at]?.name ?? uiTexts.choose}
          </Tap>
        ))}
      </View>
      <ScrollView scrollY className={styles.list}>
        {options.state === 'loading' && <Loading inline />}
        {options.state === 'failed' && <ErrorState onRetry={() => void show(path, level)} />}
        {options.state === 'ready' && (
          <View role="listbox" aria-label={title}>
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

export type RegionFieldProps = Omit<RegionPickerProps, 'open' | 'onClose'> & {
  placeholder?: string
  disabled?: boolean
}

/** The control of a Field that chooses a region. */
export function RegionField({ placeholder, disabled, ...picker }: RegionFieldProps) {
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <View>
      <PickerRow
        text={picker.value.map((region) => region.name).join(' ')}
        placeholder={placeholder}
        disabled={disabled}
        open={open}
        onTap={() => setOpen(true)}
      />
      <RegionPicker {...picker} open={open} onClose={close} />
    </View>
  )
}
