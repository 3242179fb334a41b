import { View } from '@tarojs/components'
import { Header } from '@/components/ui/header'
import { Missing } from '@/routes/missing'
import { page } from '@/routes/page'
import { infoTexts } from '../shared/texts'

function NotFound() {
  return (
    <View>
      <Header title={infoTexts.notFound} />
      <Missing />
    </View>
  )
}

export default page('notFound', NotFound)
