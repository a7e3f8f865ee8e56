import { Component, createElement as h } from 'react';
import type { EditorFacts } from '#src/content/editor.ts';

/*
 * The editor draws with a React of its own, in which our hooks do not work. A class does. Without JSX, because the page has no island that prepares
 * the dev server's reload of components.
 */

interface Props {
  value: string | undefined;
  forID: string;
  field: { get(option: string): unknown };
  onChange: (name: string) => void;
}

/** Makes the field that shows and chooses a photo of the library. */
export function photoField(photos: EditorFacts['photos']) {
  return class PhotoField extends Component<Props, { isOpen: boolean; wanted: string }> {
    override state = { isOpen: false, wanted: '' };

    private choose(name: string) {
      this.props.onChange(name);
      this.setState({ isOpen: false, wanted: '' });
    }

    override render() {
      const { value, forID } = this.props;
      const { isOpen } = this.state;
      const toggle = { id: forID, 'aria-expanded': isOpen, onClick: () => this.setState({ isOpen: !isOpen }) };
      return h(
        'div',
        { className: 'photo-field' },
        value && thumbnail(value, photos[value]?.alt ?? ''),
        h('button', { type: 'button', ...toggle }, value ? `Change photo ${value}` : 'Choose photo'),
        isOpen && this.choices(),
      );
    }

    private choices() {
      const { value, field } = this.props;
      const { wanted } = this.state;
      const isWanted = (text: string) => text.toLowerCase().includes(wanted.toLowerCase());
      const fitting = Object.entries(photos).filter(
        ([name, { alt, of }]) => !(of && field.get('isWhole')) && (isWanted(name) || isWanted(alt)),
      );
      return h(
        'div',
        { className: 'photo-choices' },
        h('input', {
          type: 'search',
          'aria-label': 'Find a photo',
          placeholder: 'Find a photo',
          value: wanted,
          onChange: ({ target }: { target: HTMLInputElement }) => this.setState({ wanted: target.value }),
        }),
        h(
          'ul',
          null,
          fitting.map(([name, { alt }]) => {
            const press = { 'aria-pressed': name === value, onClick: () => this.choose(name) };
            const button = { className: 'photo-choice', ...press };
            return h('li', { key: name }, h('button', { type: 'button', ...button }, thumbnail(name, alt), name));
          }),
        ),
      );
    }
  };
}

/** A photo that was added since the last build has no small file yet. */
const thumbnail = (name: string, alt: string) =>
  h('img', { src: `/photos/${name}-480.webp`, alt, title: alt, width: 120, height: 80, loading: 'lazy' });
