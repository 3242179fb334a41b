import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { Card } from '@/components/ui/card'
import { Header } from '@/components/ui/header'
import { ListRow } from '@/components/ui/list-row'
import { Empty } from '@/components/ui/page-state'
import { host } from '@/platform/host'
import { goBack } from '@/routes/navigate'
import { page } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import { DownloadModel } from './model'
import { texts } from './texts'

function DownloadTjb() {
  const model = usePageModel((_root, scope) => new DownloadModel(scope))
  return (
    <View>
      <Header title={texts.title} />
      <LoadableView
        value={model.places.loadable}
        onRetry={() => void model.load()}
        empty={
          <Empty
            title={texts.none}
            text={texts.noneText}
            actions={[{ text: texts.back, onTap: () => goBack() }]}
          />
        }
      >
        {(places) => (
          <Card rows>
            {places.map(({ name, url }) => (
              <ListRow key={name} label={name} value={texts.open} onTap={() => host.openExternal(url)} />
            ))}
          </Card>
        )}
      </LoadableView>
    </View>
  )
}

export default page('downloadTjb', DownloadTjb)
