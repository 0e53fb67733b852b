import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextLanguage } from '../../../engine/index.ts';
import { languageName, textLanguageCodes } from '../../../services/textLanguages.ts';
import { Menu, type MenuTrigger } from '../../../ui/overlays/Menu.tsx';
import type { MenuEntry } from '../../../ui/overlays/MenuRow.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { useController } from '../controller.ts';
import { textLanguage } from '../panel/selectors.ts';
import { useChecker } from '../store.ts';
import { withChoice } from './choices.ts';
import styles from './ribbon.module.css';
import { type Place, usePlaces } from './usePlaces.ts';

/** Characters of a passage that tell it from the others. */
const SHOWN = 40;

function useChoose({ passage }: Place) {
  const { t, i18n } = useTranslation('ribbon');
  const controller = useController();
  return (language: TextLanguage) =>
    controller.act((session) => {
      const before = session.changeIgnored(withChoice(session.ignored(), passage, language));
      const action = { label: t('undo'), onAction: () => void session.changeIgnored(before) };
      const name = languageName(language, i18n.language);
      toast.show({ text: t('checkedAs', { language: name }), icon: 'globe', action });
    });
}

/** What can be said about the dictionary of a passage's language while it is not there. */
function usePackRow(language: TextLanguage): MenuEntry[] {
  const { t, i18n } = useTranslation('ribbon');
  const controller = useController();
  const pack = useChecker((state) => state.packs[language]?.status);
  const isMissing = useChecker((state) => state.missing.includes(language));
  if (!isMissing || pack === 'ready') return [];
  const name = languageName(language, i18n.language);
  if (pack === 'loading') return [{ id: 'loading', label: t('loading', { language: name }), disabled: true }];
  const load = () =>
    controller.act((session) => (pack === 'failed' ? session.retryPacks() : session.needPack(language)));
  return [
    {
      id: 'load',
      icon: 'download',
      label: t(pack === 'failed' ? 'again' : 'load', { language: name }),
      onSelect: load,
    },
  ];
}

function Stripe({ place }: { place: Place }) {
  const { t, i18n } = useTranslation('ribbon');
  const controller = useController();
  const own = useChecker(textLanguage);
  const { passage, top, left, height } = place;
  const choose = useChoose(place);
  const pack = usePackRow(passage.language);
  const isMissing = pack.length > 0;
  const name = languageName(passage.language, i18n.language);
  const words = (controller.session?.slice(passage) ?? '').slice(0, SHOWN);
  const rows = textLanguageCodes.map((code): MenuEntry => {
    const language = languageName(code, i18n.language);
    return {
      id: code,
      label: code === own ? t('asText', { language }) : language,
      checked: code === passage.language,
      onSelect: () => {
        if (code !== passage.language) choose(code);
      },
    };
  });
  const items: MenuEntry[] = [
    { heading: t(isMissing ? 'unchecked' : 'heading', { language: name }) },
    ...pack,
    ...(isMissing ? [{ rule: true } as const] : []),
    ...rows,
  ];
  const trigger = (props: MenuTrigger): ReactElement => (
    <button
      {...props}
      type="button"
      className={styles.stripe}
      data-missing={isMissing || undefined}
      aria-label={t('label', { language: name, words })}
      data-tip={name}
      data-code={passage.language}
      ref={(element) => {
        props.ref.current = element;
        // Inline styles are forbidden; properties set by scripts are not.
        element?.style.setProperty('inset', `${top}px auto auto ${left}px`);
        element?.style.setProperty('height', `${height}px`);
      }}
    />
  );
  return <Menu label={t('menu', { language: name })} items={items} trigger={trigger} />;
}

/** Beside each passage in another language a quiet stripe with the name of that, which a press changes. */
export function Ribbon() {
  const { t } = useTranslation('ribbon');
  const places = usePlaces();
  const covered = useChecker((state) => state.side !== null && matchMedia('(width < 900px)').matches);
  if (covered) return null;
  return (
    <div role="group" aria-label={t('title')} data-print="hide">
      {places.map((place) => (
        <Stripe key={`${place.passage.start} ${place.passage.key}`} place={place} />
      ))}
    </div>
  );
}
