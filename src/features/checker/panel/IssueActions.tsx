import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/Button.tsx';
import { useController } from '../controller.ts';
import { GroupActions } from './GroupActions.tsx';
import type { Current } from './useCurrent.ts';

/** Properties of the actions: `short` where they stand in a sheet, `whole` where they are for all places of the row. */
interface ActionsProps {
  readonly current: Current;
  readonly short?: boolean;
  readonly whole?: boolean;
}

/** What else can be done about a finding: a word can be learnt, a rule switched off. */
export function IssueActions({ current, short, whole }: ActionsProps) {
  const { t } = useTranslation();
  const { act, run } = useController();
  const { mark, fixes, places, ofRule, isGroup } = current;
  const { id, issue } = mark;
  const first = fixes?.[0];
  if (isGroup) return <GroupActions mark={mark} />;
  const isWord = /^\S*\p{L}\S*$/u.test(issue.text.trim());
  const isRule = !issue.rule.startsWith('spelling.');
  const alike = places.length;
  const forAll = whole === true && current.isRepeated;
  const offersAll = !forAll && alike > 1 && first !== undefined;
  return (
    <>
      {!forAll && (
        <Button variant="act" icon="slash-circle" onClick={() => act((session) => session.ignoreOnce(id))}>
          {t(short ? 'issues.ignore' : 'issues.ignoreHere')}
        </Button>
      )}
      {forAll && isRule && (
        <Button variant="act" icon="slash-circle" onClick={() => act((session) => session.ignorePlaces(id))}>
          {t('issues.ignorePlaces', { count: alike })}
        </Button>
      )}
      {isRule ? (
        <Button variant="act" icon="gear" onClick={() => act((session) => session.disableRule(id))}>
          {t('issues.disableRule')}
        </Button>
      ) : (
        <>
          {issue.type !== 'unknown-name' && !(short && offersAll) && (
            <Button variant="act" icon="slash-circle" onClick={() => act((session) => session.ignoreWord(id))}>
              {t('issues.ignoreInText')}
            </Button>
          )}
          <Button variant="act" icon="journal-plus" onClick={() => act((session) => void session.addToDictionary(id))}>
            {t('issues.add')}
          </Button>
        </>
      )}
      {offersAll && (
        <Button
          variant="act"
          icon="check2-all"
          onClick={() => act((session) => void session.applyEverywhere(id, first))}
        >
          {t('issues.fixAllLikeCount', { count: alike })}
        </Button>
      )}
      {isRule && ofRule > alike && (
        <Button variant="act" icon="check2-all" onClick={() => act((session) => session.fixRule(id))}>
          {t('issues.fixRuleCount', { count: ofRule })}
        </Button>
      )}
      {isWord && !short && (
        <Button variant="act" icon="book" onClick={() => run('word')}>
          {t('checker.command.word')}
        </Button>
      )}
    </>
  );
}
