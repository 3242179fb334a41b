import { useEffect, useMemo, useState } from 'react'
import Taro, { useReady } from '@tarojs/taro'
import { insetStyleOf, type Worn } from '@/components/ui/page-shell/shell'
import { followed, isRoomy } from '@/domain/text-size'
import { host } from '@/platform/host'
import { textInWechat } from '@/platform/text-size/wechat'

/**
 * What a page wears of its phone: the room that belongs to WeChat, and the size of text, which is the chosen one or else WeChat's and
 * may be another when the product comes back.
 */
export function useWorn(chosen: number | undefined): Worn {
  const [insets, setInsets] = useState(host.insets)
  useReady(() => setInsets(host.insets()))
  const [told, setTold] = useState(textInWechat)
  useEffect(() => {
    const look = () => setTold(textInWechat())
    Taro.onAppShow(look)
    return () => Taro.offAppShow(look)
  }, [])
  const factor = chosen ?? followed(told)
  return useMemo(
    () => ({ className: isRoomy(factor) ? 'rm' : '', style: insetStyleOf(insets, factor) }),
    [insets, factor]
  )
}
