import { useMemo } from 'react'
import { Image, View } from '@tarojs/components'
import { cx } from '../cx'
import { drawQr } from './draw'
import styles from './index.module.scss'

export interface QrCodeProps {
  /** What the code holds; nothing is drawn for an empty text. */
  text: string
  /** What it is for, for screen readers: `到检凭证二维码`. */
  label: string
  className?: string
}

/** A QR code 192 wide on a white plate with a quiet zone, in dark mode too: scanners need dark on light. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const drawing = useMemo(() => (text ? drawQr(text) : ''), [text])
  return (
    <View className={cx(styles.plate, className)} role="img" aria-label={label}>
      {drawing ? <Image className={styles.code ?? ''} src={drawing} mode="scaleToFill" /> : null}
    </View>
  )
}
