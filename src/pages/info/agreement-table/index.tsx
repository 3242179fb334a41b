import { View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Header } from '@/components/ui/header'
import { ListRow } from '@/components/ui/list-row'
import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { infoTexts } from '../shared/texts'

function AgreementTable() {
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
      </Card>
    </View>
  )
}

export default page('agreementTable', AgreementTable)
