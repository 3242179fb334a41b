import { WebView } from '@tarojs/components'
import type { Frame as FrameOf } from './frame-type'

/** Covers all of the page; WeChat draws its own bar with the way back above. */
export const Frame: FrameOf = ({ src, onFail }) => <WebView src={src} onError={onFail} />
