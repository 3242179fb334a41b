import { View } from '@tarojs/components'
import { Header } from '@/components/ui/header'
import { Missing } from '@/routes/missing'
import { page, useParams } from '@/routes/page'
import { infoTexts } from '../shared/texts'

function NotFound() {
  const { title, code } = infoTexts.notFound
  // Of a mini-program code that says nothing (`routes/scene`).
  const ofCode = useParams('notFound').from === 'scene'
  return (
    <View>
      <Header title={title} />
      <Missing {...(ofCode ? code : {})} />
    </View>
  )
}

export default page('notFound', NotFound)
