// What clients of LanguageTool are asked to do: their own usual calls, in a program of a few lines, with our address.

/** A client. `run` is a shell command in its folder with the address in $API. */
export interface Client {
  name: string;
  needs: readonly string[];
  files: Readonly<Record<string, string>>;
  fetch: string;
  run: string;
  /** What it prints when it works. */
  says: readonly string[];
}

const POM = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>example</groupId><artifactId>client</artifactId><version>1</version>
  <dependencies>
    <dependency>
      <groupId>org.languagetool</groupId><artifactId>languagetool-http-client</artifactId><version>6.7</version>
    </dependency>
  </dependencies>
</project>
`;

const JAVA = `import java.net.URL;
import org.languagetool.remote.*;

class Client {
  public static void main(String[] args) throws Exception {
    RemoteLanguageTool tool = new RemoteLanguageTool(new URL(System.getenv("API")));
    RemoteResult result = tool.check("We recieved it, and a mistke.", "en-US");
    System.out.println(result.getLanguage() + " " + result.getLanguageCode() + " " + result.getRemoteServer().getSoftware());
    for (RemoteRuleMatch match : result.getMatches())
      System.out.println(match.getErrorOffset() + " " + match.getErrorLength() + " " + match.getReplacements().get().get(0));
    CheckConfiguration picky = new CheckConfigurationBuilder("en-US").disabledRuleIds("MORFOLOGIK_RULE_EN_US").build();
    System.out.println("disabled " + tool.check("A mistke is here, as everybody can see.", picky).getMatches().size());
  }
}
`;

const PYTHON = `import os
import language_tool_python

with language_tool_python.LanguageTool("en-US", remote_server=os.environ["API"]) as tool:
    matches = tool.check("We recieved it, and a mistke.")
    print([(m.offset, m.error_length, m.replacements[0]) for m in matches])
    print(tool.correct("We recieved it."))
    tool.disabled_rules = {"MORFOLOGIK_RULE_EN_US"}
    print("disabled", len(tool.check("A mistke.")))
with language_tool_python.LanguageTool("auto", remote_server=os.environ["API"]) as tool:
    print(tool.correct("Je ne sais pas pourqoui tu es parti."))
`;

/** The clients. */
export const CLIENTS: readonly Client[] = [
  {
    name: 'language_tool_python',
    needs: ['python3'],
    files: { 'client.py': PYTHON },
    fetch: '[ -d venv ] || (python3 -m venv venv && venv/bin/pip install -q language_tool_python==3.4.0)',
    run: 'venv/bin/python client.py',
    says: ["(3, 8, 'received')", "(22, 6, 'mistake')", 'We received it.', 'disabled 0', 'pourquoi'],
  },
  {
    name: 'languagetool-http-client',
    needs: ['mvn', 'javac'],
    files: { 'pom.xml': POM, 'Client.java': JAVA },
    fetch: '[ -d lib ] || mvn -q -B dependency:copy-dependencies -DoutputDirectory=lib',
    run: 'javac -cp "lib/*" Client.java && java -cp "lib/*:." Client',
    says: ['en-US Spelling Check', '3 8 received', '22 6 mistake', 'disabled 0'],
  },
  {
    name: 'gramma',
    needs: ['npm'],
    files: { 'package.json': '{ "private": true }', 'letter.txt': 'We recieved it, and a mistke.\n' },
    fetch: '[ -d node_modules/gramma ] || npm i --silent --no-audit --no-fund gramma@1.6.0',
    run: 'printf \'{"api_url":"%s/v2/check","language":"en-US","api_key":"","dictionary":[],"rules":{}}\' "$API" > .gramma.json && npx gramma check -p letter.txt || true',
    says: ['Found 2 potential mistakes', '1) received', '1) mistake'],
  },
];
