import { View } from '@tarojs/components'
import { Header } from '@/components/ui/header'
import { Empty } from '@/components/ui/page-state'
import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { infoTexts } from '../shared/texts'

const texts = infoTexts.notFound

function NotFound() {
  return (
    <View>
      <Header title={texts.title} />
      <Empty
        title={texts.heading}
        text={texts.text}
        actions={[
          { text: texts.search, kind: 'soft', onTap: () => navigate('search') },
          { text: texts.home, onTap: () => navigate('home') }
        ]}
      />
    </View>
  )
}

export default page('notFound', NotFound)
