import { Text, View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Header } from '@/components/ui/header'
import { Icon } from '@/components/ui/icon'
import { Empty } from '@/components/ui/page-state'
import { Tag } from '@/components/ui/tag'
import { Tap } from '@/components/ui/tap'
import { splitRegion } from '@/domain/address/region'
import { maskMobile } from '@/domain/mask'
import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import type { Address } from '@/services/account/addresses'
import styles from '../shared/rows.module.scss'
import { AddressesModel } from './model'
import { texts } from './texts'

const add = () => navigate('address', { id: 'new' })

function Addresses() {
  const model = usePageModel((_root, scope) => new AddressesModel(scope))
  return (
    <View>
      <Header title={texts.title} />
      <LoadableView
        value={model.addresses.loadable}
        onRetry={() => void model.load()}
        onLogin={() => navigate('authorize', { url: '/mine/addresses' })}
        empty={
          <Empty title={texts.empty} text={texts.emptyText} actions={[{ text: texts.add, onTap: add }]} />
        }
      >
        {(addresses) => (
          <View>
            <View className={styles.list} role="list">
              {addresses.map((address) => (
                <Row key={address.id} address={address} />
              ))}
            </View>
            <ActionBar>
              <Button block onTap={add}>
                {texts.add}
              </Button>
            </ActionBar>
          </View>
        )}
      </LoadableView>
    </View>
  )
}

function Row({ address: { id, name, mobile, region, detail, isDefault, tag } }: { address: Address }) {
  return (
    <View role="listitem">
      <Card>
        <View className={styles.head}>
          <View className={styles.words}>
            <View className={styles.title}>
              <Text>{name}</Text>
              {isDefault && <Tag>{texts.byDefault}</Tag>}
              {tag && <Tag tone="plain">{tag}</Tag>}
            </View>
            <View className={styles.line}>{maskMobile(mobile)}</View>
            <View className={styles.line}>{`${splitRegion(region).join(' ')} ${detail}`}</View>
          </View>
          <Tap
            className={styles.icon}
            label={texts.edit(name, detail)}
            onTap={() => navigate('address', { id })}
          >
            <Icon name="right" size={20} tone="ink3" />
          </Tap>
        </View>
      </Card>
    </View>
  )
}

export default page('addresses', Addresses)
