import { describe, expect, test } from 'vitest';
import { type AdminCompliance, complianceRows } from '#src/domain/listing/adminCompliance.ts';

describe('tax numbers and bank account, old beside new', () => {
  const masked = { gst_number: '••••1ZD', pan_number: '••••34F', account_number: '••••9012' };
  const current = { ...masked, has_pan_of_gst: true, approved_at: '2026-11-20T10:00:00+00:00' };
  const submitted = { ...masked, has_pan_of_gst: true, submitted_at: '2026-11-21T10:00:00+00:00' };
  const told = (compliance: AdminCompliance, full: Parameters<typeof complianceRows>[1] = null) =>
    complianceRows(compliance, full).map(
      ({ field, current, submitted, isChanged }) => `${field} ${current} ${submitted}${isChanged ? ' changed' : ''}`,
    );

  test('equal last digits do not hide what differs, nor do fields that have no mask', () => {
    const changed: AdminCompliance['changed'] = ['account_number', 'bank_name'];
    expect(told({ state: 'changed', current, submitted, changed })).toEqual([
      'gst_number ••••1ZD ••••1ZD',
      'pan_number ••••34F ••••34F',
      'account_number ••••9012 ••••9012 changed',
      'bank_name •••• •••• changed',
    ]);
  });

  test('without something before, nothing is called changed', () => {
    const changed: AdminCompliance['changed'] = ['gst_number', 'pan_number', 'account_number'];
    expect(told({ state: 'new', current: null, submitted, changed })).toEqual([
      'gst_number null ••••1ZD',
      'pan_number null ••••34F',
      'account_number null ••••9012',
    ]);
  });

  test('a declaration stands in the place of the number', () => {
    const declared = { ...submitted, gst_number: '', has_pan_of_gst: null };
    const changed: AdminCompliance['changed'] = ['gst_declaration', 'gst_number'];
    const words = 'None: declared below the threshold';
    const [row, ...others] = told({ state: 'changed', current, submitted: declared, changed });
    expect(row).toBe(`gst_number ••••1ZD ${words} changed`);
    expect(others).toEqual(['pan_number ••••34F ••••34F', 'account_number ••••9012 ••••9012']);
  });

  test('opened, all fields are there, those handed in only while they wait', () => {
    const opened = {
      gst_number: '30ABCDE1234F1ZD',
      gst_declaration: '',
      pan_number: 'ABCDE1234F',
      account_number: '123456789012',
      account_holder_name: 'Maria',
      ifsc_code: 'SBIN0001234',
      bank_name: 'SBI',
      branch_address: '',
    };
    const rows = told(
      { state: 'current', current, submitted: null, changed: [] },
      { current: opened, submitted: opened },
    );
    expect(rows).toHaveLength(7);
    expect(rows).toContain('account_number 123456789012 null');
    expect(rows).toContain('branch_address  null');
  });
});
