import { Text, View } from '@tarojs/components'
import { Loading } from '@/components/ui/loading'
import { Empty } from '@/components/ui/page-state'
import { currentDoor } from '@/platform/door'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import { BankHeader } from '../shared/bank-header'
import { bankTexts } from '../shared/texts'
import { toBankLogin } from '../shared/to-login'
import { GoDetailModel, type OpenedProduct, type Ways } from './model'
import { texts } from './texts'
import styles from './index.module.scss'

const paramsOf = ({ kind, productCode }: OpenedProduct) => ({ type: kind, id: productCode })

const WAYS: Ways = {
  toProduct: (product) => navigate('selling', paramsOf(product), { replace: true }),
  toLogin: (product) => toBankLogin(publicHref('selling', paramsOf(product)), true)
}

/** On the way to a product that the bank names. */
function GoDetail() {
  const { productCode = '' } = useParams('cmbcGoDetail')
  const model = usePageModel((root, scope) => new GoDetailModel(root, scope, productCode, WAYS))
  const home = { text: texts.home, onTap: () => navigate('cmbcHome', {}, { replace: true }) }
  const close = { text: bankTexts.backToBank, kind: 'line', onTap: currentDoor().chrome.close } as const
  return (
    <View>
      <BankHeader title={texts.title} />
      {model.state === 'opening' ? (
        <View className={styles.opening} role="status">
          <Loading inline />
          <Text>{texts.opening}</Text>
        </View>
      ) : model.state === 'gone' ? (
        <Empty title={texts.gone} text={texts.goneText} actions={[close, home]} />
      ) : (
        <View role="alert">
          <Empty
            scene="emptyNet"
            title={texts.network}
            actions={[home, { text: bankTexts.retry, onTap: () => void model.open() }]}
          />
        </View>
      )}
    </View>
  )
}

export default page('cmbcGoDetail', GoDetail)
