import { Button, View } from '@tarojs/components'
import { useReady } from '@tarojs/taro'
import { endFirstPaint } from '@/platform/first-paint'
import { navigate } from '@/routes/navigate'
import { texts } from '@/routes/missing/texts'

/**
 * A page of two buttons without anything of ours around it: what the site costs a browser before a page of its own begins. The
 * measurements hold the other pages against it, since it lies in the same build; nothing leads to it.
 */
export default function Bare() {
  useReady(endFirstPaint)
  return (
    <View>
      <Button onClick={() => navigate('search')}>{texts.search}</Button>
      <Button onClick={() => navigate('home')}>{texts.home}</Button>
    </View>
  )
}
