import { useRef } from 'react'
import { View, type CommonEvent } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { secondAt } from '@/domain/article/seek'
import type { SeekPart } from './types'

const ID = 'ca-film-seek'
/** A finger that went further up or down has scrolled the page, px. */
const SCROLLED_PX = 24

const AREA = { display: 'flex', alignItems: 'center', height: 'var(--ca-tap)' }
const TRACK = {
  overflow: 'hidden',
  width: '100%',
  height: '4px',
  borderRadius: '2px',
  background: 'var(--ca-mask-part)'
}
const PAST = { height: '100%', background: 'var(--ca-on-primary)' }

interface Finger {
  readonly clientX: number
  readonly clientY: number
}
/** The finger of a touch, of which Taro's type says nothing. */
const fingerOf = (event: CommonEvent & { readonly changedTouches?: readonly Finger[] }) =>
  event.changedTouches?.[0]

/** Goes where the finger lets go. A screen reader passes over it: the steps beside it and the chapters lead everywhere. */
export const Seek: SeekPart = ({ second, seconds, onSeek }) => {
  const begun = useRef(0)
  const end = (event: CommonEvent) => {
    const finger = fingerOf(event)
    if (!finger || Math.abs(finger.clientY - begun.current) > SCROLLED_PX) return
    Taro.createSelectorQuery()
      .select(`#${ID}`)
      .boundingClientRect()
      .exec(([track]: ({ left: number; width: number } | null)[]) => {
        if (track) onSeek(secondAt(finger.clientX, track, seconds))
      })
  }
  return (
    <View
      id={ID}
      style={AREA}
      aria-hidden
      onTouchStart={(event) => void (begun.current = fingerOf(event)?.clientY ?? 0)}
      onTouchEnd={end}
    >
      <View style={TRACK}>
        <View style={{ ...PAST, width: `${Math.min(100, (100 * second) / seconds)}%` }} />
      </View>
    </View>
  )
}
