import { useTranslation } from 'react-i18next';
import type { Issue } from '../../../engine/index.ts';
import { languageName } from '../../../services/textLanguages.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useController } from '../controller.ts';
import type { Mark } from './issueIndex.ts';

/** What can be done about it: one way everywhere, or both as they are. */
export function GroupActions({ mark: { id, issue } }: { mark: Mark }) {
  const { t, i18n } = useTranslation();
  const { act } = useController();
  const { group } = issue;
  if (!group) return null;
  const isWord = issue.rule.startsWith('spelling.');
  const label = (form: string) =>
    isWord
      ? t('issues.unifyVariety', { form: languageName(form as Issue['language'], i18n.language) })
      : t('issues.unify', { form });
  return (
    <>
      {group.unifiesTo.map((form) => (
        <Button
          key={form}
          variant="act"
          icon="check2-all"
          onClick={() => act((session) => void session.unify(id, form))}
        >
          {label(form)}
        </Button>
      ))}
      <Button variant="act" icon="slash-circle" onClick={() => act((session) => session.ignoreOnce(id))}>
        {t('issues.keepBoth')}
      </Button>
      {isWord ? (
        <Button variant="act" icon="journal-plus" onClick={() => act((session) => void session.addToDictionary(id))}>
          {t('issues.add')}
        </Button>
      ) : (
        <Button variant="act" icon="gear" onClick={() => act((session) => session.disableRule(id))}>
          {t('issues.disableRule')}
        </Button>
      )}
    </>
  );
}
