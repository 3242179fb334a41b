import { useEffect, useRef, useState } from 'react'
import { useDidHide, useDidShow } from '@tarojs/taro'
import { PageContainer } from '@tarojs/components'
import { holdStep } from './index.weapp'
import type { BackStepProps } from './types'

/**
 * While it is drawn a way back calls `onBack`, and the page stays: WeChat's way back closes an open container before it leaves
 * the page. A closed one does not open again, so each way back is held by a new one.
 */
export function BackStep({ onBack }: BackStepProps) {
  const [turn, setTurn] = useState(0)
  const [on, setOn] = useState(true)
  const release = useRef<(() => void) | null>(null)
  const hold = () => {
    release.current = holdStep(() => setOn(false))
  }
  const free = () => release.current?.()
  useEffect(() => {
    hold()
    return free
  }, [])
  // The way back from a page over this one is none of it.
  useDidHide(free)
  useDidShow(hold)
  if (!on) return null
  return (
    <PageContainer
      key={turn}
      show
      overlay={false}
      duration={0}
      onAfterLeave={() => {
        setTurn(turn + 1)
        onBack()
      }}
    />
  )
}
