import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lintTemplate } from './lintTemplate.ts';

const own = readFileSync(new URL('template.yaml', import.meta.url), 'utf8');

const withResources = (resources: string) => `
Parameters:
  Name: { Type: String }
Conditions:
  Named: !Not [!Equals [!Ref Name, '']]
Resources:
  Bucket: { Type: AWS::S3::Bucket }
${resources.replace(/^/gm, '  ')}
`;

it('finds nothing in the template of the site', () => {
  expect(lintTemplate(own)).toEqual([]);
});

it.each([
  [
    'a misspelled property',
    'A: { Type: AWS::S3::Bucket, Properties: { BuketName: a } }',
    'A: there is no property BuketName',
  ],
  [
    'a misspelled property far inside',
    'A: { Type: AWS::S3::Bucket, Properties: { CorsConfiguration: { CorsRules: [{ AllowedMethods: [GET], AllowedOrigins: [a], ExposeHeaders: [a] }] } } }',
    'A.CorsConfiguration.CorsRules[0]: there is no property ExposeHeaders',
  ],
  [
    'what is missing',
    'A: { Type: AWS::S3::BucketPolicy, Properties: { Bucket: !Ref Bucket } }',
    'A: PolicyDocument is missing',
  ],
  [
    'what is missing because a branch leaves it out',
    'A: { Type: AWS::S3::BucketPolicy, Properties: { Bucket: !Ref AWS::NoValue, PolicyDocument: {} } }',
    'A: Bucket is missing',
  ],
  ['an unknown type', 'A: { Type: AWS::S3::Buckett }', 'A: there is no type AWS::S3::Buckett'],
  [
    'a list that is a word, in the branch that is off',
    'A: { Type: AWS::Cognito::UserPool, Properties: { EnabledMfas: !If [Named, [SMS_MFA], SMS_MFA] } }',
    'A.EnabledMfas: must be a list',
  ],
  [
    'a word that is no yes or no',
    'A: { Type: AWS::Cognito::UserPoolClient, Properties: { UserPoolId: a, GenerateSecret: often } }',
    'A.GenerateSecret: must be a boolean',
  ],
  [
    'a word that is none of those allowed',
    'A: { Type: AWS::Lambda::Function, Properties: { Role: a, Code: {}, TracingConfig: { Mode: Sometimes } } }',
    'A.TracingConfig.Mode: Sometimes is none of Active, PassThrough',
  ],
  [
    'an attribute that the resource does not have',
    'A: { Type: AWS::S3::Bucket, Properties: { BucketName: !GetAtt Bucket.Name } }',
    'A.BucketName: Bucket has no attribute Name',
  ],
  [
    'the same within a text',
    "A: { Type: AWS::S3::Bucket, Properties: { BucketName: !Sub '${!literal}${Name}${Bucket.Nam}' } }",
    'A.BucketName: Bucket has no attribute Nam',
  ],
  [
    'a reference to nothing',
    'A: { Type: AWS::S3::BucketPolicy, Properties: { Bucket: !Ref Buckett, PolicyDocument: {} } }',
    'A.Bucket: there is no Buckett',
  ],
  [
    'the same within a text of the part that no schema knows',
    "A: { Type: AWS::S3::BucketPolicy, Properties: { Bucket: a, PolicyDocument: { Statement: [!Sub '${Nam}'] } } }",
    'A.PolicyDocument.Statement[0]: there is no Nam',
  ],
  ['a wait for nothing', 'A: { Type: AWS::S3::Bucket, DependsOn: [B] }', 'A.DependsOn: there is no B'],
  ['an unknown condition', 'A: { Type: AWS::S3::Bucket, Condition: IsNamed }', 'A: there is no condition IsNamed'],
  [
    'the same in a branch',
    'A: { Type: AWS::S3::Bucket, Properties: { BucketName: !If [IsNamed, a, b] } }',
    'A: there is no condition IsNamed',
  ],
  [
    'a property beside the properties',
    'A: { Type: AWS::S3::Bucket, BucketName: a }',
    'A: a resource has no BucketName',
  ],
  [
    'resources that wait for each other',
    'A: { Type: AWS::S3::Bucket, Properties: { BucketName: !Ref B } }\nB: { Type: AWS::S3::Bucket, DependsOn: A }',
    'A needs B needs A',
  ],
])('finds %s', (_, resources, finding) => {
  expect(lintTemplate(withResources(resources))).toEqual([finding]);
});
