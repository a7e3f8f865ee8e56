import { basicsLabels, propertyTypeName } from '#src/domain/listing/listing.ts';
import { SummaryFacts } from '#src/features/listing/wizard/SummaryFacts.tsx';
import type { SummaryProps } from '#src/features/listing/wizard/step.ts';
import * as say from '#src/words/staff/wizard.ts';

export function Summary({ form: { basics } }: SummaryProps) {
  const { star_rating, latitude, longitude } = basics;
  const address = [basics.address, basics.city, basics.state, basics.pincode].map((one) => one.trim()).filter(Boolean);
  return (
    <SummaryFacts
      facts={[
        [basicsLabels.name, basics.name],
        [basicsLabels.property_type, propertyTypeName(basics.property_type)],
        [basicsLabels.star_rating, star_rating && say.starCount(Number(star_rating))],
        [
          basicsLabels.description,
          basics.description && <span className="whitespace-pre-line">{basics.description}</span>,
        ],
        [basicsLabels.address, address.length > 0 ? [...address, basics.country].join(', ') : ''],
        [say.onMap, latitude && longitude && `${latitude}, ${longitude}`],
        [basicsLabels.phone, basics.phone],
        [basicsLabels.email, basics.email],
      ]}
    />
  );
}
