import { View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Header } from '@/components/ui/header'
import { ListRow } from '@/components/ui/list-row'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { AgreementView } from '../shared/agreement'
import { infoTexts } from '../shared/texts'

/** All agreements; that on cards has no address of its own. */
function AgreementTable() {
  const { about } = useParams('agreementTable')
  if (about === 'card') return <AgreementView name="card" />
  return (
    <View>
      <Header title={infoTexts.table} />
      <Card>
        <ListRow icon="doc" label={infoTexts.titles.user} onTap={() => navigate('userAgreement')} />
        <ListRow icon="shield" label={infoTexts.titles.privacy} onTap={() => navigate('privacyAgreement')} />
        <ListRow
          icon="refresh"
          label={infoTexts.titles.cancellation}
          onTap={() => navigate('cancellationNotice')}
        />
        <ListRow
          icon="card"
          label={infoTexts.titles.card}
          onTap={() => navigate('agreementTable', { about: 'card' })}
        />
      </Card>
    </View>
  )
}

export default page('agreementTable', AgreementTable)
