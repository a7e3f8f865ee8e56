import { Component, createElement as h } from 'react';
import { nameOf } from './photoLibrary.ts';

interface Props {
  value: string | undefined;
  forID: string;
  onChange: (path: string) => void;
  addFile: (file: Blob, options: { name: string }) => Promise<string>;
}

const leastWidth = 1440;
const unreadable = 'We could not read this file as a photo.';
const notTaken = 'We could not add this photo. Choose the file again.';

/** Takes a photo file, turns it upright, cuts it to 3:2 around its middle and keeps it as a JPEG. */
export class PhotoFileField extends Component<Props, { message: string }> {
  override state = { message: '' };

  private async take(file: File) {
    const name = file.name
      .replace(/\.\w+$/, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
    const jpeg = name ? await cutPhoto(file).catch(() => unreadable) : 'Name the file with letters or digits.';
    this.setState({ message: typeof jpeg === 'string' ? jpeg : '' });
    if (typeof jpeg !== 'string') this.props.onChange(await this.props.addFile(jpeg, { name: `${name}.jpg` }));
  }

  override render() {
    const { value = '', forID } = this.props;
    const { message } = this.state;
    const name = nameOf({ type: 'photo', picture: value });
    // A photo of the library keeps its file, which other files of content name.
    const isNew = value === '' || value.startsWith('blob:');
    return h(
      'div',
      { className: 'photo-field' },
      value && h('img', { src: isNew ? value : `/photos/${name}-480.webp`, alt: '', width: 240, height: 160 }),
      !isNew && h('code', null, name),
      isNew &&
        h('input', {
          id: forID,
          type: 'file',
          accept: 'image/jpeg,image/png,image/webp,image/avif',
          'aria-label': 'Photo file',
          onChange: ({ target }: { target: HTMLInputElement }) => {
            const [file] = target.files ?? [];
            if (file) this.take(file).catch(() => this.setState({ message: notTaken }));
          },
        }),
      message && h('p', { role: 'alert' }, message),
    );
  }
}

/** Returns the photo as the build wants it, or why it cannot be used. */
async function cutPhoto(file: File): Promise<Blob | string> {
  const photo = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const width = Math.min(photo.width, Math.floor((photo.height * 3) / 2));
  const height = Math.round((width * 2) / 3);
  if (photo.width < leastWidth)
    return `${file.name} is ${photo.width} pixels wide. It must have at least ${leastWidth}.`;
  if (width < leastWidth)
    return `${file.name} is ${photo.width} by ${photo.height} pixels. Cut to 3:2, it would be ${width} wide. It must have at least ${leastWidth}.`;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const [left, top] = [(photo.width - width) / 2, (photo.height - height) / 2];
  canvas.getContext('2d')?.drawImage(photo, left, top, width, height, 0, 0, width, height);
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  return jpeg ?? unreadable;
}
