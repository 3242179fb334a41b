import Taro from '@tarojs/taro'
import type { LessMotionCapability } from './types'

const PROBE = 'popups'
let known = false

/** WeChat tells it to no script, only to media queries: so an element's width is read. */
export const lessMotion: LessMotionCapability = {
  probe: PROBE,
  known: () => known,
  ask: () =>
    new Promise((resolve) =>
      Taro.nextTick(() =>
        Taro.createSelectorQuery()
          .select(`#${PROBE}`)
          .boundingClientRect((box) => {
            known = !Array.isArray(box) && box !== null && box.width > 0
            resolve(known)
          })
          .exec()
      )
    )
}
