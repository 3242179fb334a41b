import { View } from '@tarojs/components'
import { Header } from '@/components/ui/header'
import { SearchEntry } from '@/components/ui/search-box/entry'
import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import { contentTexts } from '../shared/texts'
import shared from '../shared/shared.module.scss'
import styles from './index.module.scss'
import { ScienceModel } from './model'
import { Doors, Lists } from './parts/lists'
import { Picks } from './parts/picks'
import { texts } from './texts'

function Science() {
  const model = usePageModel((root, scope) => new ScienceModel(root, scope))
  return (
    <View className={styles.page}>
      <View className={styles.hero}>
        <Header title={texts.title} variant="clear" titleOver />
        <View className={styles.room} />
        <View className={styles.search}>
          <SearchEntry button onTap={() => navigate('search')}>
            {texts.search}
          </SearchEntry>
        </View>
      </View>
      <Picks picks={model.picks} />
      <Doors />
      <Lists model={model} />
      <View className={shared.foot}>{contentTexts.foot}</View>
    </View>
  )
}

export default page('science', Science)
